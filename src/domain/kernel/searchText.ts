/**
 * How text is compared when somebody searches: without regard to case (§ 6) and, ours, without regard to accents, so
 * that 'nunez' finds 'Núñez'.
 */
export const folded = (text: string): string => text.toLowerCase()

export const foldedForSearch = (text: string): string => folded(text).normalize('NFD').replace(accents, '')

const accents = /\p{Mn}/gu
