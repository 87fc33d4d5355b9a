/**
 * Asked for as the program begins, and before the rest of it has: its first file does not wait for it, and it is there
 * before the first words, which would else be laid out a second time.
 */
document.fonts.load('1em "Inter Variable"').catch(() => undefined)
