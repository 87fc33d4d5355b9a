/**
 * § 5 Asset number must be unique. Ours: in a tenant, without regard to case; each category may have a style, in which a
 * run of # is counted up: `BRC-LAP-####` offers BRC-LAP-0013 after BRC-LAP-0012.
 */
export const NUMBER_MAX = 40

const style = /^(?<before>[^#]*)(?<digits>#{1,9})(?<after>[^#]*)$/

export const isNumberStyle = (typed: string): boolean => style.test(typed)

const partsOf = (of: string) => {
  const { before = '', digits = '', after = '' } = style.exec(of)?.groups ?? {}
  return { before, width: digits.length, after }
}

/** What stands before and after the count, by which the greatest one in use is looked for. */
export const aroundCount = (of: string): { readonly before: string; readonly after: string } => {
  const { before, after } = partsOf(of)
  return { before, after }
}

/** The next of a style; `greatest`: the greatest count in use, 0 for none. */
export const nextNumber = (of: string, greatest: number): string => {
  const { before, width, after } = partsOf(of)
  return `${before}${String(greatest + 1).padStart(width, '0')}${after}`
}

/** Two that are the same to those who read them. */
export const sameNumber = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
