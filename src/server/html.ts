/** Markup whose holes are escaped; only what this function made goes in as it is. */
export interface Html {
  readonly markup: string
}

type Hole = Html | string | number | null | false | undefined | readonly Html[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const filled = (hole: Hole): string => {
  if (hole === null || hole === undefined || hole === false) return ''
  if (typeof hole === 'string' || typeof hole === 'number') return escaped(String(hole))
  return 'markup' in hole ? hole.markup : hole.map(({ markup }) => markup).join('')
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

export const html = (strings: TemplateStringsArray, ...holes: readonly Hole[]): Html => ({
  markup: strings.reduce((whole, part, i) => whole + filled(holes[i - 1]) + part),
})
