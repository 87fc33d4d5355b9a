/**
 * Strangers' SVG, made harmless: what is left draws and does nothing else. It runs nothing, loads nothing, leads nowhere
 * and does not move; colours and gradients stay.
 *
 * DOMPurify reads it as HTML (its XHTML mode loses gradients and has had a hole), with a list of what may stay. Then the
 * result is read once more as the XML a browser will see, and refused if anything is left that should not be.
 */
import createDOMPurify from 'dompurify'
import * as Result from 'effect/Result'
import { JSDOM } from 'jsdom'
import { isWellNested } from './markup.ts'
import { isHarmlessAttribute } from './svgAttributes.ts'
import { stylesAsAttributes } from './svgStyles.ts'

export type SvgProblem = 'unsupportedType' | 'unsafeSvg'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** More than a logo needs; a browser that shows it has to draw it all. */
const limits = { elements: 5_000, depth: 100, attributes: 100 }
/** What copies made by `use` may come to. */
const mostCopies = 20_000

const writing = ['text', 'tspan', 'textPath']
const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'use', ...writing]

const paints = ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker', 'filter']
const effects = [
  'Blend',
  'ColorMatrix',
  'ComponentTransfer',
  'Composite',
  'DropShadow',
  'Flood',
  'GaussianBlur',
].concat(['FuncA', 'FuncB', 'FuncG', 'FuncR', 'Merge', 'MergeNode', 'Morphology', 'Offset'])
const kept = ['svg', 'g', 'defs', 'symbol', ...shapes, ...paints, ...effects.map((effect) => `fe${effect}`)]

/** Left out with all that is in them; of other elements what is inside may stay. */
const leftOutWhole = ['title', 'desc', 'metadata', 'foreignobject', 'style', 'script', 'switch']

const { window } = new JSDOM('')
const { DOMParser, XMLSerializer } = window
const purify = createDOMPurify(window)
purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (!isHarmlessAttribute(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
})

export const harmlessSvg = (bytes: Uint8Array): Result.Result<string, SvgProblem> => {
  const text = textOf(bytes)
  const source = text === undefined ? undefined : withoutProlog(text)
  if (source === undefined || !/^<svg[\s/>]/.test(source)) return Result.fail('unsupportedType')
  // Neither a document type nor a processing instruction is an element, so this keeps both out.
  if (!isWellNested(source, limits)) return Result.fail('unsafeSvg')
  try {
    const drawing = purified(source)
    return drawing !== undefined && isHarmless(drawing) ? Result.succeed(drawing) : Result.fail('unsafeSvg')
  } catch {
    // It cannot be written down as XML.
    return Result.fail('unsafeSvg')
  }
}

/** UTF-8 only, so that what is looked at here and what a browser reads are the same characters. */
const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const declaration = /^\s*<\?xml\s[^<>]*\?>/
/** The public one that drawing programs write; one with declarations of its own is not taken off, and so refused. */
const doctype = /^<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"[^"<>]*"\s+"[^"<>]*")?\s*>/

const withoutProlog = (text: string): string =>
  withoutComments(withoutComments(text.replace(declaration, '')).replace(doctype, ''))

/** Those before anything else. */
const withoutComments = (text: string): string => {
  let rest = text.trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4)
    rest = end < 0 ? '' : rest.slice(end + 3).trimStart()
  }
  return rest
}

const purified = (source: string): string | undefined => {
  const { body } = new DOMParser().parseFromString(source, 'text/html')
  const root = onlyElementOf(body)
  if (root === undefined || !stylesAsAttributes(root)) return undefined
  const clean = purify.sanitize(root.outerHTML, {
    // A copy, because it changes the list to lower case.
    ALLOWED_TAGS: [...kept],
    ADD_FORBID_CONTENTS: leftOutWhole,
    FORBID_ATTR: ['style', 'class'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as unknown as HTMLElement
  const drawing = onlyElementOf(clean)
  if (drawing === undefined) return undefined
  withoutOldLinks(drawing)
  withoutNestedCopies(drawing)
  withoutStrayText(drawing)
  return new XMLSerializer().serializeToString(drawing)
}

/** One drawing and nothing beside it. */
const onlyElementOf = (body: Element): Element | undefined => {
  const [root, ...others] = body.children
  return root !== undefined && others.length === 0 && body.textContent === root.textContent ? root : undefined
}

/** `xlink:href` has been `href` since SVG 2, and needs no second namespace. */
const withoutOldLinks = (drawing: Element): void => {
  for (const element of drawing.querySelectorAll('*')) {
    const reference = element.getAttribute('xlink:href')
    if (reference === null) continue
    element.removeAttribute('xlink:href')
    if (!element.hasAttribute('href')) element.setAttribute('href', reference)
  }
}

/** A copy of copies grows with every step: ten lines of `use` can be a thousand million shapes. */
const withoutNestedCopies = (drawing: Element): void => {
  let copies = 0
  for (const use of drawing.querySelectorAll('use')) {
    const original = drawing.querySelector(`[id="${use.getAttribute('href')?.slice(1) ?? ''}"]`)
    const isPlain = original !== null && original.localName !== 'use' && original.querySelector('use') === null
    if (isPlain) copies += 1 + original.querySelectorAll('*').length
    if (!isPlain || original.contains(use) || copies > mostCopies) use.remove()
  }
}

/** What stood in elements that are gone, and shows nowhere. */
const withoutStrayText = (drawing: Element): void => {
  for (const element of [drawing, ...drawing.querySelectorAll('*')]) {
    if (writing.includes(element.localName)) continue
    for (const node of [...element.childNodes]) if (node.nodeType === node.TEXT_NODE) node.remove()
  }
}

/** Judged on the file as it will be sent, and without regard to how it came about. */
const isHarmless = (drawing: string): boolean => {
  const document = new DOMParser().parseFromString(drawing, 'image/svg+xml')
  const elements = [...document.querySelectorAll('*')]
  return document.childNodes.length === 1 && elements.some(draws) && elements.every(isKept)
}

const draws = ({ localName }: Element): boolean => shapes.includes(localName)

const isKept = ({ namespaceURI, localName, attributes }: Element): boolean =>
  namespaceURI === svgNamespace &&
  kept.includes(localName) &&
  [...attributes].every(
    ({ name, value }) => (name === 'xmlns' && value === svgNamespace) || isHarmlessAttribute(name, value),
  )
