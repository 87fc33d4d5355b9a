import type { Shape } from '../../draw/drawing.ts'

const namespace = 'http://www.w3.org/2000/svg'

/** A picture as elements: markup from a string is what the page's policy forbids (trusted types). */
export const mounted = ({ tag, attributes, inside }: Shape): SVGElement => {
  const element = document.createElementNS(namespace, tag)
  for (const [name, value] of Object.entries(attributes)) if (name !== 'xmlns') element.setAttribute(name, `${value}`)
  element.append(...inside.map((one) => (typeof one === 'string' ? one : mounted(one))))
  return element
}
