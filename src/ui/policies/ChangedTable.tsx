import { Fragment } from 'react'
import type { DiffBlock } from '../../domain/policies/nouns.ts'
import type { ShownChange } from '../../domain/policies/shownChanges.ts'
import { Text } from '../kit/Text.tsx'
import { ChangeBadge, partsOf } from './changeMarks.tsx'

export type Group = readonly [ShownChange, ...ReadonlyArray<ShownChange>]

/** Rows that follow each other belong to one table, until another heads the next; everything else stands alone. */
export const inTables = (shown: ReadonlyArray<ShownChange>): ReadonlyArray<Group> => {
  const groups: Array<Group> = []
  for (const change of shown) {
    const last = groups.at(-1)
    if (last !== undefined && last[0].block?.kind === 'tableRow' && goesOn(change.block))
      groups.splice(-1, 1, [...last, change])
    else groups.push([change])
  }
  return groups
}

const goesOn = (block: DiffBlock | null): boolean => block?.kind === 'tableRow' && block.level === 0

/** The rows of a table, each with what became of it, and in each cell the words that are new or gone. */
export const ChangedTable = ({ rows }: { readonly rows: Group }) => {
  const widest = Math.max(...rows.map(({ block }) => block?.cells?.length ?? 0))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: these are no fields
    <div data-table role="group" aria-label="Table" tabIndex={0}>
      <table>
        <tbody>
          {rows.map(({ block, left }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <Fragment key={index}>
              {left === 0 || index === 0 ? null : (
                <tr>
                  <td colSpan={widest + 1}>
                    <Text tone="subtle" style="small">
                      {left === 1 ? '1 row unchanged' : `${left} rows unchanged`}
                    </Text>
                  </td>
                </tr>
              )}
              {block === null ? null : <ChangedRow row={block} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const ChangedRow = ({ row: { change, level, cells = [] } }: { readonly row: DiffBlock }) => (
  <tr data-row={change}>
    <td>{change === 'same' ? <span className="sr-only">Unchanged</span> : <ChangeBadge change={change} />}</td>
    {cells.map((cell, index) =>
      level === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
        <th key={index} scope="col">
          {partsOf(cell)}
        </th>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
        <td key={index}>{partsOf(cell)}</td>
      ),
    )}
  </tr>
)
