import { slot } from '../../kit/classes.ts'

interface Line {
  readonly id: string
  readonly text: string
}

interface Group {
  readonly name: string
  readonly lines: ReadonlyArray<Line>
}

/** In the order of the first of each reason. */
export const byReason = (lines: ReadonlyArray<Line & { readonly reason: string }>): ReadonlyArray<Group> =>
  [...new Set(lines.map(({ reason }) => reason))].map((name) => ({
    name,
    lines: lines.filter(({ reason }) => reason === name),
  }))

const SHOWN_MOST = 200

/** High enough to be pressed one below the other. */
const pressed = { padding: '4px 0' } as const

/** What became, or would become, of each of many: how many for each reason, and behind it whom. */
export const RowsByReason = ({ groups }: { readonly groups: ReadonlyArray<Group> }) =>
  groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => (
      <details key={name} className={slot('plots', 'root')}>
        <summary style={pressed}>{`${name} (${lines.length})`}</summary>
        <ul>
          {lines.slice(0, SHOWN_MOST).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
        {lines.length > SHOWN_MOST ? <p>{`And ${lines.length - SHOWN_MOST} more`}</p> : null}
      </details>
    ))
