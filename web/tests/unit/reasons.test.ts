import { effect } from "@preact/signals";
import { expect, test } from "vitest";
import { gatherReasons } from "../../src/state/reasons";

const why = { id: "refused-wet", args: {}, rule: "6.6" };

function gathered() {
  const asked: string[] = [];
  const reasons = gatherReasons(
    (words) => {
      asked.push(words);
      return `q${asked.length}`;
    },
    () => undefined,
  );
  return { asked, reasons };
}

test("a reason is asked for once and known until the table changes", () => {
  const { asked, reasons } = gathered();
  reasons.want("build", false);
  reasons.want("build", false);
  reasons.hear("q1", why);
  reasons.want("build", false);
  expect(asked).toEqual(["build"]);
  expect(reasons.known.value).toEqual({ build: why });
  reasons.forget();
  expect(reasons.known.value).toEqual({});
});

test("when the table changes before the answer is here, it is asked again", () => {
  const { asked, reasons } = gathered();
  const stop = effect(() => {
    if (!reasons.known.value.build) reasons.want("build", false);
  });
  reasons.forget();
  reasons.hear("q1", why);
  expect(reasons.known.value).toEqual({});
  expect(asked).toEqual(["build", "build"]);
  reasons.hear("q2", why);
  expect(reasons.known.value).toEqual({ build: why });
  stop();
});
