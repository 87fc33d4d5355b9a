import { parseSync } from 'vite'
import type { Module } from './modules.ts'
import type { Rule } from './rules.ts'

/**
 * Drafts belong to machines: what somebody types, picks or drops may not live in a component, where Escape, Back or a page
 * that is drawn anew takes it away, and where the navigation cannot know of it (§ 2.3).
 *
 * Found is what a press or a key in a field writes: a setter of `useState` or `useReducer`, or a `useRef`, that is reached
 * from a handler of what was filled in (`onChange`, `onOffered`, `onFound`, …), by itself or through functions beside it; a
 * hook that hands such a setter out; and a field that keeps its text itself (`defaultValue`).
 */
type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

const all = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(all)]

const fillsIn = /^on(Change|Input|Paste|Drop|Offered|Removed|Found|Chosen|Picked|Typed|Choose|Cut)$/
const keptByField = ['defaultValue', 'defaultChecked']

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

const isCallOf = (node: unknown, hooks: RegExp): boolean => {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return false
  const { callee } = node
  return hooks.test(callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee))
}

const namesIn = (node: Node): ReadonlySet<string> =>
  new Set(all(node).flatMap((one) => (one.type === 'Identifier' ? [nameOf(one)] : [])))

const isFunction = ({ type }: Node): boolean => /^(Function|ArrowFunction)/.test(type)

interface Declared {
  readonly name: string
  readonly is: 'setter' | 'ref' | 'function'
  readonly node: Node
}

/** What a component or a hook declares at its top that a handler may reach. */
const declaredIn = (body: Node): ReadonlyArray<Declared> =>
  (isNode(body.body) ? [body.body] : []).flatMap(childrenOf).flatMap((statement): ReadonlyArray<Declared> => {
    if (statement.type === 'FunctionDeclaration')
      return [{ name: nameOf(statement.id), is: 'function', node: statement }]
    if (statement.type !== 'VariableDeclaration') return []
    return (statement.declarations as readonly Node[]).flatMap(({ id, init }): ReadonlyArray<Declared> => {
      if (!isNode(id) || !isNode(init)) return []
      if (isCallOf(init, /^use(State|Reducer)$/)) {
        const setter = (id.elements as readonly Node[] | undefined)?.[1]
        return isNode(setter) ? [{ name: nameOf(setter), is: 'setter', node: init }] : []
      }
      if (isCallOf(init, /^useRef$/)) return [{ name: nameOf(id), is: 'ref', node: init }]
      const made = isCallOf(init, /^useCallback$/) ? (init.arguments as readonly Node[])[0] : init
      return isNode(made) && isFunction(made) ? [{ name: nameOf(id), is: 'function', node: made }] : []
    })
  })

/** Refs whose `current` is written here; looking at one holds nothing. */
const writtenRefs = (node: Node): ReadonlySet<string> =>
  new Set(
    all(node).flatMap(({ type, left }) =>
      type === 'AssignmentExpression' &&
      isNode(left) &&
      left.type === 'MemberExpression' &&
      nameOf(left.property) === 'current'
        ? [nameOf(left.object)]
        : [],
    ),
  )

/** The state that is written when this runs, directly or through functions beside it. */
const writtenBy = (node: Node, declared: ReadonlyArray<Declared>, seen: readonly string[] = []): readonly string[] => {
  const names = namesIn(node)
  const refs = writtenRefs(node)
  return declared.flatMap((one) => {
    if (!names.has(one.name) || seen.includes(one.name)) return []
    if (one.is === 'setter') return [one.name]
    if (one.is === 'ref') return refs.has(one.name) ? [one.name] : []
    return writtenBy(one.node, declared, [...seen, one.name])
  })
}

const handlersIn = (body: Node): readonly Node[] =>
  all(body).filter((node) => node.type === 'JSXAttribute' && fillsIn.test(nameOf(node.name)))

/** Only of a hook: what it answers. */
const answersOf = (body: Node): readonly Node[] => {
  if (isNode(body.body) && body.body.type !== 'BlockStatement') return [body.body]
  return (isNode(body.body) ? childrenOf(body.body) : []).flatMap(({ type, argument }) =>
    type === 'ReturnStatement' && isNode(argument) ? [argument] : [],
  )
}

interface Named {
  readonly name: string
  readonly body: Node
}

const functionsOf = (program: Node): readonly Named[] =>
  all(program).flatMap((node): readonly Named[] => {
    if (node.type === 'FunctionDeclaration') return [{ name: nameOf(node.id), body: node }]
    if (node.type !== 'VariableDeclarator' || !isNode(node.init)) return []
    return isFunction(node.init) ? [{ name: nameOf(node.id), body: node.init }] : []
  })

/** `src/ui/goals/Comments.tsx setText`, each once. */
export const draftsIn = ({ path, source }: Pick<Module, 'path' | 'source'>): readonly string[] => {
  const program = parseSync(path, source).program as unknown as Node
  const held = functionsOf(program).flatMap(({ name, body }) => {
    const declared = declaredIn(body)
    const outlets = [...handlersIn(body), ...(/^use[A-Z]/.test(name) ? answersOf(body) : [])]
    return outlets.flatMap((outlet) => writtenBy(outlet, declared))
  })
  const uncontrolled = all(program).flatMap((node) =>
    node.type === 'JSXAttribute' && keptByField.includes(nameOf(node.name)) ? [nameOf(node.name)] : [],
  )
  return [...new Set([...held, ...uncontrolled])].map((name) => `${path} ${name}`)
}

/** The catalogue shows pieces with nothing behind them. */
const isConcerned = ({ path }: Module): boolean =>
  path.startsWith('src/ui/') && !path.startsWith('src/ui/catalogue/') && /\.tsx?$/.test(path)

export const keepsDraftsInMachines =
  (excused: Readonly<Record<string, string>>): Rule =>
  (modules) =>
    modules
      .filter(isConcerned)
      .flatMap(draftsIn)
      .filter((draft) => !(draft in excused))
      .map((draft) => `${draft} holds what somebody fills in: give it to a machine (kit/draft.machine.ts)`)

/** What nobody else could care about, and why. */
export const nobodysDraft: Readonly<Record<string, string>> = {
  'src/ui/app/EmployeeSearch.tsx setText': 'A search: leaving it is what it is for.',
  'src/ui/app/EmployeeSearch.tsx setOpen': 'Whether the list is open.',
  'src/ui/reports/useQuestion.ts setAddress': 'What a report is asked; the address keeps it.',
  'src/ui/reports/ReportPage.tsx setSort': 'How a table is looked at, of a report that is made anew each time.',
  'src/ui/app/useTableState.ts setAsked': 'How a table is looked at; the address keeps it.',
  'src/ui/app/useTableState.ts setHabits': 'How a table is looked at; this browser keeps it.',
  'src/ui/assets/AssetPicker.tsx setTyped': 'The letters an asset is sought by; the asset found is told to the owner.',
  'src/ui/assets/AssetPicker.tsx setOpen': 'Whether the list is open.',
  'src/ui/app/import/Preview.tsx show': 'Which lines a preview shows.',
  'src/ui/app/useChosenRows.ts keep': 'Which rows are ticked.',
  'src/ui/kit/table/printing.ts setState': 'Whether the list is being printed.',
  'src/ui/billing/Plans.tsx setCycle': 'By which cycle prices are looked at; what is bought says it again.',
  'src/ui/certifications/TypesPage.tsx setShowsArchived': 'What a list shows.',
  'src/ui/reviews/review/Evidence.tsx setInto': 'Beside which text the panel is open; what is typed is the review’s.',
  'src/ui/app/PeopleField.tsx setTyped': 'The letters somebody is sought by; the person found is told to the owner.',
  'src/ui/app/PeopleField.tsx setOpen': 'Whether the list is open.',
  'src/ui/app/PickField.tsx setTyped': 'The letters one is sought by; the one found is told to the owner.',
  'src/ui/app/PickField.tsx setOpen': 'Whether the list is open.',
  'src/ui/app/templates/TemplatesPage.tsx setShowsArchived': 'What a list shows.',
  'src/ui/employees/useListHabits.ts setDensity': 'How a table is looked at; this browser keeps it.',
  'src/ui/kit/Opener.tsx begin': 'Whether a panel is open, and with which of its entries.',
  'src/ui/kit/DateField.tsx setTyped':
    'How a day was typed, as long as it means what its owner holds; what is no day is the owner’s too.',
  'src/ui/kit/DateField.tsx setLeft': 'Whether the field was left with what is no day.',
  'src/ui/kit/TagsField.tsx setTyped':
    'The letters of a tag to be: leaving the field makes it one, and tells the owner.',
  'src/ui/kit/TagsField.tsx setOpen': 'Whether the suggestions are open.',
  'src/ui/kit/combobox.tsx setWalked': 'Which of what is offered is active.',
  'src/ui/orgChart/FindPerson.tsx setTyped':
    'The letters somebody is sought by; the person found is told to the owner.',
  'src/ui/kit/plots/walking.ts setStop': 'Where the keys of a plot stand.',
  'src/ui/kit/tree/useStopFocus.ts want': 'Counts how often the focus is wanted.',
  'src/ui/goals/tree/useGoalBranches.ts setOpen': 'What of a tree is open.',
  'src/ui/goals/tree/useGoalBranches.ts typed': 'The letters an item of a tree is gone to by.',
  'src/ui/goals/tree/useGoalBranches.ts setAt': 'Where the keys of a tree stand.',
  'src/ui/organisation/SettingsPage.tsx setWanted': 'What a page shows of itself.',
  'src/ui/organisation/useDragging.ts setDragged':
    'What is carried just now; where it is dropped is told to the machine.',
  'src/ui/organisation/useDragging.ts setSaid': 'What is read aloud.',
  'src/ui/policies/PeopleTab.tsx setAsked': 'How a table is looked at.',
  'src/ui/policies/VersionList.tsx setFrom': 'Which version to look at beside another.',
  'src/ui/policies/VersionList.tsx setTo': 'Which version to look at beside another.',
  'src/ui/policies/editor/TemplateGallery.tsx setWanted': 'A search.',
}
