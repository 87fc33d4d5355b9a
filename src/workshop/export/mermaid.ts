import { type Chart, childrenOf } from '../model/chart.ts'
import { eventInWords, inWords } from '../model/words.ts'

/**
 * A state diagram for a README. Mermaid misplaces arrows that leave or enter composite states, so it is for small charts;
 * the drawing of the workshop is the one to read.
 */
export const mermaid = (chart: Chart): string => {
  const root = chart.states[0]
  if (root === undefined) return 'stateDiagram-v2\n'
  const draw = (id: string, indent: string): ReadonlyArray<string> =>
    childrenOf(chart, id).flatMap(({ id: child, name, kind, parent, initial }, index) => {
      const isRegion = chart.states.find((state) => state.id === parent)?.kind === 'parallel'
      const inside = draw(child, `${indent}  `)
      return [
        ...(isRegion && index > 0 ? [`${indent}--`] : []),
        `${indent}state "${inWords(name)}" as ${key(child)}${inside.length > 0 ? ' {' : ''}`,
        ...(initial === null ? [] : [`${indent}  [*] --> ${key(initial)}`]),
        ...inside,
        ...(inside.length > 0 ? [`${indent}}`] : []),
        ...(kind === 'final' ? [`${indent}${key(child)} --> [*]`] : []),
      ]
    })
  return [
    'stateDiagram-v2',
    ...(root.initial === null ? [] : [`  [*] --> ${key(root.initial)}`]),
    ...draw(root.id, '  '),
    ...chart.transitions.flatMap(({ source, targets, event, guard }) =>
      source === root.id
        ? []
        : targets.map(
            (target) =>
              `  ${key(source)} --> ${key(target)} : ${eventInWords(event)}${guard === null ? '' : ` [${inWords(guard)}]`}`,
          ),
    ),
    '',
  ].join('\n')
}

const key = (id: string): string => id.replace(/[^\w]/g, '_')
