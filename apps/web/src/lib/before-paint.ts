/**
 * A ref that measures its element right before it is first painted: in the frame's own task, so that the layout that a
 * measurement needs does not lengthen React's commit.
 */
export const beforePaint =
  <E extends Element>(measure: (element: E) => void) =>
  (element: E) => {
    const frame = requestAnimationFrame(() => measure(element));
    return () => cancelAnimationFrame(frame);
  };
