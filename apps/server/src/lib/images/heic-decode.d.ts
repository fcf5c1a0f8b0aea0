declare module 'heic-decode' {
  interface DecodedImage {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray;
  }
  interface HeicImage {
    readonly width: number;
    readonly height: number;
    decode(): Promise<DecodedImage>;
  }
  type HeicImages = readonly HeicImage[] & { dispose(): void };
  const decode: {
    (file: { readonly buffer: Uint8Array }): Promise<DecodedImage>;
    all(file: { readonly buffer: Uint8Array }): Promise<HeicImages>;
  };
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it.
  export default decode;
}
