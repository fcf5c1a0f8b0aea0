/**
 * Ref that measures its element in the frame before its first paint. Measured in React's commit, the layout would lengthen
 * that task.
 */
export const beforePaint =
  <E extends Element>(measure: (element: E) => void) =>
  (element: E) => {
    const frame = requestAnimationFrame(() => measure(element));
    return () => cancelAnimationFrame(frame);
  };
