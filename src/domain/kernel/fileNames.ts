/** A name that somebody typed, within the name of a file: without the signs that Windows, macOS or Linux forbid there, and without paths. */
export const withinFileName = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
