/**
 * Where a link in a policy may lead (ours): another page of the web, a mailbox, a telephone, or a page of the product.
 * Nothing that runs.
 */
export const LINK_MAX = 2_000

export const linkPattern = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s\p{Cc}\p{Cs}]+$/u

export const isLink = (href: string): boolean => href.length <= LINK_MAX && linkPattern.test(href)

/** What somebody types for an address, as a link: a bare host gets its protocol, a bare mailbox too. */
export const linkTyped = (typed: string): string => {
  const text = typed.trim()
  if (text === '' || isLink(text)) return text
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  return /^[^\s:/@]+\.[^\s:@]+$/.test(text) ? `https://${text}` : text
}

/** What stands under the field; null when nothing is wrong. */
export const linkProblem = (typed: string): string | null => {
  const href = linkTyped(typed)
  if (href === '') return 'Required'
  if (href.length > LINK_MAX) return `At most ${LINK_MAX} characters`
  return isLink(href) ? null : 'Begin with https://, mailto:, tel: or, for a page of Tenure, with /'
}
