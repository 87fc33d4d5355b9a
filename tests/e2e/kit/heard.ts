import type { CDPSession, Page } from '@playwright/test'

/** The accessibility tree as Chromium hands it to a screen reader: what is neither named nor used is left out. */
interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly value?: { readonly value?: string | number }
  readonly properties?: ReadonlyArray<{ readonly name: string; readonly value: { readonly value?: unknown } }>
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
}

const told = new Set([
  'alert',
  'alertdialog',
  'application',
  'article',
  'button',
  'checkbox',
  'columnheader',
  'combobox',
  'definition',
  'dialog',
  'grid',
  'gridcell',
  'group',
  'heading',
  'image',
  'link',
  'listbox',
  'menu',
  'menuitem',
  'menuitemradio',
  'option',
  'progressbar',
  'radio',
  'radiogroup',
  'region',
  'row',
  'searchbox',
  'slider',
  'status',
  'switch',
  'tab',
  'tablist',
  'tabpanel',
  'textbox',
  'tooltip',
])

const words: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  busy: (value) => (value ? 'busy' : undefined),
  checked: (value) => ({ true: 'checked', mixed: 'partly checked' })[String(value)] ?? 'not checked',
  disabled: (value) => (value ? 'disabled' : undefined),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  invalid: (value) => (value === 'true' ? 'invalid' : undefined),
  modal: (value) => (value ? 'modal' : undefined),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  required: (value) => (value ? 'required' : undefined),
  selected: (value) => (value ? 'selected' : undefined),
}

const roleOf = ({ role }: AxNode): string => role?.value ?? ''

/** `checkbox "Hidden" checked disabled: Only admins can change this.` */
const lineOf = (node: AxNode, inside = ''): string => {
  const { name, description, value, properties = [] } = node
  const states = properties.flatMap((property) => words[property.name]?.(property.value.value) ?? [])
  const held = typeof value?.value === 'number' ? Math.round(value.value * 100) / 100 : value?.value
  const holds = held === undefined || held === '' ? '' : ` = ${held}`
  const more = description?.value ? `: ${description.value}` : ''
  const called = name?.value || inside
  return [roleOf(node), called ? JSON.stringify(called) : '', ...states].filter(Boolean).join(' ') + holds + more
}

/** Roles that are what is in them, and have no name besides. */
const saying = new Set(['alert', 'definition', 'status', 'tooltip'])

const isSelected = ({ properties = [] }: AxNode) =>
  properties.some(({ name, value }) => name === 'selected' && value.value === true)

/** Of the cells and rows of a grid only those that are chosen: the others are what the grid shows. */
const isTold = (node: AxNode): boolean =>
  !node.ignored && told.has(roleOf(node)) && (!/^(row|gridcell)$/.test(roleOf(node)) || isSelected(node))

const elementOf = async (reader: CDPSession, expression: string): Promise<AxNode & { readonly id: number }> => {
  const { result } = await reader.send('Runtime.evaluate', { expression })
  const { objectId } = result
  if (objectId === undefined) throw new Error(`${expression} is nowhere`)
  const { node } = await reader.send('DOM.describeNode', { objectId })
  const { nodes } = await reader.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
  const [first] = nodes
  if (first === undefined) throw new Error(`${expression} is not in the tree`)
  return { ...first, id: node.backendNodeId }
}

/** Where the focus is for a screen reader: a list or a grid hands it on to one of its own. */
const attended = `(() => {
  const { activeElement } = document
  const id = activeElement?.getAttribute('aria-activedescendant')
  return (id && document.getElementById(id)) || activeElement
})()`

/** Reads a page as a screen reader does. */
export const readerOf = async (page: Page) => {
  const reader = await page.context().newCDPSession(page)
  await reader.send('Accessibility.enable')
  const identityOf = async (expression: string) => (await elementOf(reader, expression)).id

  /** Everything that stands under an element at this moment. */
  const tree = async () => {
    const { nodes } = await reader.send('Accessibility.getFullAXTree')
    const byId = new Map<string, AxNode>(nodes.map((node) => [node.nodeId, node]))
    const childrenOf = ({ childIds = [] }: AxNode) => childIds.flatMap((id) => byId.get(id) ?? [])
    /** The days of a calendar, and what a closed list would offer, are not told one by one. */
    const isWhole = (node: AxNode) =>
      roleOf(node) === 'combobox' ||
      (roleOf(node) === 'gridcell' && childrenOf(node).every((child) => roleOf(child) === 'button'))
    const textOf = (node: AxNode): string =>
      roleOf(node) === 'StaticText' ? (node.name?.value ?? '') : childrenOf(node).map(textOf).filter(Boolean).join(' ')
    const linesOf = (node: AxNode): ReadonlyArray<{ readonly id: number; readonly line: string }> => [
      ...(isTold(node)
        ? [{ id: node.backendDOMNodeId ?? 0, line: lineOf(node, saying.has(roleOf(node)) ? textOf(node) : '') }]
        : []),
      ...(isWhole(node) ? [] : childrenOf(node).flatMap(linesOf)),
    ]
    return async (selector: string) => {
      const id = await identityOf(`document.querySelector(${JSON.stringify(selector)})`)
      return nodes.filter(({ backendDOMNodeId }) => backendDOMNodeId === id).flatMap(linesOf)
    }
  }
  return {
    tree,
    /** What is heard where the focus is. */
    focus: async () => lineOf(await elementOf(reader, attended)),
    /** What a press of Tab led to. */
    stop: () => identityOf('document.activeElement'),
  }
}
