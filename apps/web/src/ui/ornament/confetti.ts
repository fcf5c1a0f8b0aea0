/** Confetti in the palette's hues. The library is loaded with the first win; reduced motion shows none. */
const hues = ['#f7c243', '#40d3d6', '#5fdd8e', '#fb5c74', '#b691f4'];

export async function throwConfetti(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  const end = confetti({
    particleCount: 110,
    spread: 90,
    origin: { y: 0.35 },
    colors: hues,
    disableForReducedMotion: true,
  });
  // The library's canvas has no name for screen readers.
  for (const canvas of document.querySelectorAll('body > canvas')) canvas.ariaHidden = 'true';
  await end;
}
