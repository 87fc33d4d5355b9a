/**
 * Drawing programs write colours as a style sheet inside the SVG, or as `style`. Neither may stay, since both can load
 * from elsewhere; what they say of a shape is written as its attributes instead, where each value is looked at.
 *
 * Only the plain part of CSS: selectors of one element, without nesting and conditions.
 */

const mostRules = 300
const longestSheet = 20_000

interface Rule {
  readonly selector: string
  readonly declarations: string
  readonly weight: number
}

/** False when there is more of it than is reasonable to read. */
export const stylesAsAttributes = (root: Element): boolean => {
  const sheets = [...root.querySelectorAll('style')].map((sheet) => sheet.textContent)
  const sheet = sheets.join('\n')
  if (sheet.length > longestSheet) return false
  const rules = rulesIn(sheet)
  if (rules.length > mostRules) return false
  for (const { selector, declarations } of rules) {
    for (const element of root.querySelectorAll(selector)) declare(element, declarations)
  }
  for (const element of [root, ...root.querySelectorAll('[style]')])
    declare(element, element.getAttribute('style') ?? '')
  return true
}

const plainSelector = /^(?:\*|[a-z][\w-]*)?(?:[.#][a-z_][\w-]*)*$/i

const rulesIn = (sheet: string): ReadonlyArray<Rule> =>
  [...withoutConditions(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .flatMap(([, selectors = '', declarations = '']) =>
      selectors
        .split(',')
        .map((selector) => selector.trim())
        .filter((selector) => selector !== '' && plainSelector.test(selector))
        .map((selector) => ({ selector, declarations, weight: weightOf(selector) })),
    )
    .toSorted((one, other) => one.weight - other.weight)

const withoutConditions = (sheet: string): string =>
  sheet
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/@[^{};]*;/g, ' ')
    .replace(/@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, ' ')

/** The more particular selector wins, and of equals the later one. */
const weightOf = (selector: string): number =>
  [...selector].reduce(
    (weight, sign) => weight + (sign === '#' ? 100 : sign === '.' ? 10 : 0),
    /^[a-z]/i.test(selector) ? 1 : 0,
  )

const declare = (element: Element, declarations: string): void => {
  for (const declaration of declarations.split(';')) {
    const [, property, value] = /^\s*([a-z][a-z-]*)\s*:\s*([^:]+)$/i.exec(declaration) ?? []
    if (property === undefined || value === undefined) continue
    element.setAttribute(property.toLowerCase(), value.replace(/!\s*important/i, '').trim())
  }
}
