/** A whole number for a person: 12,345. Small ones are spared the browser's number format, which is dear to wake. */
export const grouped = (number: number): string =>
  number > -1000 && number < 1000 ? String(number) : number.toLocaleString('en')
