import { MANY_AT_ONCE, type ManyField, manyFields } from '../../../domain/checkIns/many.fields.ts'
import { type ManyChosen, manyDraft } from '../../../machines/checkIns/changingMany.ts'
import { Button } from '../../kit/Button.tsx'
import { type ManyMachines, type ManyRow, useMany } from './machines.ts'

export interface ManyActionsProps {
  readonly of: ManyMachines
  readonly rows: ReadonlyArray<ManyRow>
  readonly fields: ReadonlyArray<ManyField>
}

const asks: Readonly<Record<ManyField, string>> = { dueDay: 'Change due date…', reviewerId: 'Change reviewer…' }

/** What can be changed of those selected, all in one go or none. */
export const ManyActions = ({ of, rows, fields }: ManyActionsProps) => {
  const { dialogs } = useMany(of)
  const inTheWay = rows.find(({ why }) => why !== undefined)
  const tooMany = rows.length > MANY_AT_ONCE ? `At most ${MANY_AT_ONCE} at once.` : undefined
  const denied = tooMany ?? (inTheWay && `Not possible for ${inTheWay.name}: ${inTheWay.why}`)
  const ask = (field: ManyField) => {
    const record: ManyChosen = { id: rows.map(({ id }) => id).join(','), rows }
    dialogs.send({
      type: 'record.selected',
      record,
      dialog: 'change',
      draft: manyDraft.inputOf({ ...manyFields.blank, of: field }),
    })
  }
  return fields.map((field) => (
    <Button key={field} size="sm" aria-haspopup="dialog" denied={denied} onClick={() => ask(field)}>
      {asks[field]}
    </Button>
  ))
}
