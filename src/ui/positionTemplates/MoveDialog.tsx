import type { TemplateAction } from '../../domain/positionTemplates/lifecycle.ts'
import { countOfTemplates } from '../../domain/positionTemplates/wording.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer } from '../kit/drafting.ts'
import type { DialogProps } from './asking.ts'

/** § 4 Archives templates, or takes them out of the archive. */
export const MoveDialog = ({
  dialogs,
  of: { templates },
  action,
}: DialogProps & { readonly action: TemplateAction }) => {
  const [first] = templates
  const what = templates.length === 1 ? (first?.title ?? '') : countOfTemplates(templates.length)
  const isArchiving = action === 'archive'
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={isArchiving ? `Archive ${what}` : `Unarchive ${what}`}
      confirmLabel={isArchiving ? `Archive ${what}` : `Unarchive ${what}`}
      onConfirm={() => dialogs.send({ type: 'dialog.confirmed', form: null })}
      onCancel={() => dialogs.send({ type: 'dialog.cancelled' })}
    >
      <p>
        {isArchiving
          ? 'It can no longer be assigned. People who hold it keep it as it is. You can unarchive it later.'
          : 'It can be assigned to people again.'}
      </p>
    </Dialog>
  )
}
