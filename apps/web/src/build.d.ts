/** Hash of all catalogues of texts, which names their files; the build puts it in. */
declare const __TEXTS_HASH__: string;
