import { parseSync } from 'vite'

/**
 * The words of a source file: what a person may read or hear of it, found in the syntax tree. The English sentence is
 * its own key, so that sources stay as they read: `Assign {0} to {1}` for a template, `Ask <0>support</0>` for text among
 * elements.
 */
export interface Message {
  readonly key: string
  readonly start: number
  readonly end: number
  /** What is put into it, by number. */
  readonly parts: ReadonlyArray<Part>
  readonly as: 'children' | 'text' | 'attribute'
}

/** An expression, or an element with what stands before and after its own words. */
type Part = { readonly open: Span; readonly close: Span | null }

interface Span {
  readonly start: number
  readonly end: number
}

type Node = Span & { readonly type: string; readonly [key: string]: unknown }

/** Where words are, of all the program. */
export const isSource = (path: string): boolean =>
  /^src\/(ui|domain|machines|areas)\/.*\.tsx?$/.test(path) &&
  // Looks, the catalogue of the kit, what the workshop says of machines, and what the schema of an editor is made of.
  !/^src\/(ui\/(theme|catalogue|policies\/editor\/schema)|machines\/(.*atalogue\.ts|kit\/watching))/.test(path)

/** The area whose words a file says; the shell and the kit have theirs. */
export const areaOf = (path: string): string => {
  const [, layer = '', area = ''] = path.split('/')
  return layer === 'areas' ? area.replace(/\.ts$/, '') : area
}

/** What the program's types and Schemas call by name (`'Draft'`): such a text is a value, where not only words can stand. */
export function codesIn(path: string, source: string): ReadonlyArray<string> {
  const literals = (node: Node): ReadonlyArray<string> =>
    node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : childrenOf(node).flatMap(literals)
  const codes = (node: Node): ReadonlyArray<string> =>
    node.type === 'TSLiteralType' || (node.type === 'CallExpression' && /^Literals?$/.test(calleeOf(node).name))
      ? literals(node)
      : childrenOf(node).flatMap(codes)
  return codes(parsed(path, source))
}

export function messagesIn(path: string, source: string, codes: ReadonlySet<string>): ReadonlyArray<Message> {
  const isWording = /^src\/domain\/.*([wW]ording|[wW]ords|\/(sentences|actions|uses))\.ts$/.test(path)
  const found = said(parsed(path, source), isWording ? 'label' : 'program')
  return found.filter(({ place, key }) => place === 'label' || !codes.has(key))
}

function parsed(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return program as unknown as Node
}

/** What is known of the place a text stands in: there all text is words, or only what reads as words. */
type Place = 'label' | 'program'

type Found = Message & { readonly place: Place }

const nothing: ReadonlyArray<Found> = []

/** What is said in a part of the tree, what holds others before these. */
function said(node: Node, place: Place): ReadonlyArray<Found> {
  if (isCode(node)) return nothing
  const among = (nodes: ReadonlyArray<Node>, at: Place = place) => nodes.flatMap((one) => said(one, at))
  const part = (name: string) => node[name] as Node
  const parts = (name: string) => node[name] as ReadonlyArray<Node>
  const { start, end } = node
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return [
        ...(isNode(node.openingElement) ? said(node.openingElement, 'program') : []),
        ...saidIn(parts('children')),
      ]
    case 'JSXAttribute': {
      const name = String(part('name').name)
      const value = part('value')
      // What a machine's `actions` are called is code; a page's stand in it.
      if (value === null || (codeNames.test(name) && name !== 'actions')) return nothing
      const found = said(value, labels.test(name) ? 'label' : 'program')
      return value.type === 'Literal' ? found.map((one) => ({ ...one, as: 'attribute' })) : found
    }
    case 'Property': {
      const [key, value] = [part('key'), part('value')]
      if (node.computed) return among([key, value], 'program')
      const name = String(key.name ?? key.value)
      // A field that is called so says its label: `name: line('Name', 80)`.
      if (codeNames.test(name) && value.type !== 'CallExpression') return nothing
      // `policy: ['policy', 'policies']` where all is wording.
      if (value.type === 'ArrayExpression') return among(childrenOf(value))
      return said(value, labels.test(name) ? 'label' : place)
    }
    case 'Literal': {
      const { value: key } = node
      return typeof key === 'string' && isWords(key, place)
        ? [{ key, parts: [], start, end, as: 'text', place }]
        : nothing
    }
    case 'TemplateLiteral': {
      const texts = (node.quasis as ReadonlyArray<Quasi>).map(({ value }) => value.cooked)
      const expressions = parts('expressions')
      const key = texts.map((text, at) => (at === 0 ? text : `{${at - 1}}${text}`)).join('')
      const plain = texts.join('0')
      const isMessage = isWords(plain, place) && isWords(texts.join(''), 'label')
      // `${count} ${count === 1 ? 'person' : 'people'}`
      const inner = among(expressions, /\s/.test(plain) && !code.test(plain) ? 'label' : 'program')
      if (!isMessage) return inner
      return [
        { key, parts: expressions.map((open) => ({ open, close: null })), start, end, as: 'text', place },
        ...inner,
      ]
    }
    case 'ConditionalExpression':
      return [...said(part('test'), 'program'), ...among([part('consequent'), part('alternate')])]
    case 'BinaryExpression': {
      const isComparison = /^[=!<>]|^in/.test(String(node.operator))
      const sides = childrenOf(node).filter(({ type }) => !isComparison || type !== 'Literal')
      return among(sides, isComparison ? 'program' : place)
    }
    case 'ArrayExpression':
      return among(childrenOf(node), 'program')
    case 'CallExpression': {
      const { name } = calleeOf(node)
      const given = codeCalls.test(name) ? nothing : among(parts('arguments'), name === 'join' ? 'label' : 'program')
      return [...said(part('callee'), 'program'), ...given]
    }
    case 'TaggedTemplateExpression':
      return nothing
    case 'MemberExpression': {
      const isTable = node.computed && part('property').type !== 'Literal'
      return among([part('object'), ...(isTable ? [part('property')] : [])], 'program')
    }
    case 'SwitchCase':
      return among(parts('consequent'))
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return said(part('expression'), place)
    default:
      return among(childrenOf(node))
  }
}

/** What the children of an element say: one sentence where there is text among them. */
function saidIn(children: ReadonlyArray<Node>): ReadonlyArray<Found> {
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last || !children.some(hasText)) return children.flatMap((child) => said(child, 'label'))
  const { key, parts, rest } = childrenMessage(children)
  const whole: Found = { key, parts, start: first.start, end: last.end, as: 'children', place: 'label' }
  return [whole, ...rest.flatMap((one) => said(one, 'label'))]
}

type Quasi = Node & { readonly value: { readonly cooked: string } }

/** The children of an element as one sentence, with the elements in it as `<0>…</0>`, so that a language orders them. */
function childrenMessage(children: ReadonlyArray<Node>) {
  const parts: Part[] = []
  const rest: Node[] = []
  const write = (nodes: ReadonlyArray<Node>): string =>
    nodes
      .map((node) => {
        const text = textOf(node)
        if (text !== null) return text
        if (isEmpty(node)) return ''
        const at = parts.length
        const { openingElement: opening, closingElement: closing } = node as Record<string, unknown>
        const own = (node.children ?? []) as ReadonlyArray<Node>
        if (isNode(opening) && isNode(closing) && own.some(hasText)) {
          parts.push({ open: opening, close: closing })
          rest.push(opening)
          return `<${at}>${write(own)}</${at}>`
        }
        parts.push({ open: node, close: null })
        rest.push(node)
        return node.type === 'JSXExpressionContainer' ? `{${at}}` : `<${at}/>`
      })
      .join('')
  return { key: write(children), parts, rest }
}

/** What a child says by itself: text as React draws it, with line breaks between words only. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXExpressionContainer') {
    const { expression } = node as unknown as { expression: Node }
    return expression.type === 'Literal' && typeof expression.value === 'string' ? expression.value : null
  }
  if (node.type !== 'JSXText') return null
  const lines = String(node.value).split('\n')
  return lines
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .map((line, at) => (at === lines.length - 1 ? line : line.trimEnd()))
    .filter((line) => line !== '')
    .join(' ')
}

const hasText = (node: Node): boolean => /\p{L}/u.test(textOf(node) ?? '')

const isEmpty = (node: Node): boolean =>
  node.type === 'JSXExpressionContainer' && (node.expression as Node).type === 'JSXEmptyExpression'

/** Whether a text is words: wherever only words stand, a letter is enough; elsewhere it reads as a sentence or a title. */
const isWords = (text: string, place: Place): boolean =>
  place === 'program'
    ? (sentence.test(text) || title.test(text)) && !code.test(text)
    : /\p{L}/u.test(text) && !/^[a-z]+([A-Z][a-z]*)+$/.test(text)

const sentence = /(^|[\s“(])[\p{L}\d’'-]+[,.:;”)]*\s+[“(]?[\p{L}\d]/u
const title = /^\p{Lu}[\p{Ll}’'-]+[.:!?…]?$/u
/** A semicolon that a word follows stands in a sentence. */
const code = /^\(|^[ML]\d|\d(px|rem|fr|em|%|ms)\b|[#={}<>/]|;(?! \p{L})|^\S+\(|\bfr\b|:\w/u

const labels =
  /^(label|title|titles|placeholder|hint|description|alt|heading|text|called|one|many|single|plural|note|problem|denied|empty|nobody|none|header|noun|sentence|message)$|^aria-(label|description|roledescription|valuetext|placeholder)$|Label$|Title$|Hint$/

const codeNames =
  /^(className|class|id|key|style|type|role|href|src|d|viewBox|as|tone|variant|size|kind|align|justify|wrap|dir|rel|target|name|autoComplete|accept|fill|stroke|_tag|on|guard|actions|entry|exit|initial|states|meta|aria-(live|controls|haspopup|autocomplete|relevant|current|sort|owns|activedescendant|labelledby|describedby))$|^data-/

const codeCalls =
  /^(css|cx|cva|sva|look|querySelector|querySelectorAll|getElementById|closest|matches|matchMedia|addEventListener|removeEventListener|startsWith|endsWith|includes|has|split|replace|replaceAll|setAttribute|getAttribute|Literals|Literal|isPattern|TaggedError|setProperty|setup)$/

/** What a person never reads: types, names of modules, patterns, mistakes of ours. */
function isCode(node: Node): boolean {
  if (/^(Import|ExportAll)/.test(node.type) || /^TS(?!As|Satisfies|NonNull)/.test(node.type)) return true
  if (node.type === 'ThrowStatement') return true
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
  const { name, object } = calleeOf(node)
  return /^(Error|RegExp)$/.test(name) || /^(Intl|console|Schema)$/.test(object)
}

const calleeOf = (node: Node) => {
  const { type, name, property, object } = node.callee as Node & Record<'property' | 'object', Node>
  return type === 'MemberExpression'
    ? { name: String(property.name), object: String(object.name) }
    : { name: String(name), object: '' }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): ReadonlyArray<Node> =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
