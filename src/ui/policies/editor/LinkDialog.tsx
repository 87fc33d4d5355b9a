import { useEffect } from 'react'
import { LINK_MAX, linkProblem, linkTyped } from '../../../domain/policies/content/links.ts'
import type { DraftActor } from '../../../machines/kit/draft.machine.ts'
import { linkDraft } from '../../../machines/policies/policyWriting.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { useDraft } from '../../kit/drafting.ts'
import { TextField } from '../../kit/TextField.tsx'

interface LinkDialogProps {
  readonly draft: DraftActor
  /** Whether there is no link yet. */
  readonly isNew: boolean
  readonly onLink: (href: string) => void
  readonly onUnlink: () => void
  /** However it was closed. */
  readonly onClosed: () => void
}

export const LinkDialog = ({ draft, isNew, onLink, onUnlink, onClosed }: LinkDialogProps) => {
  const { fields, hasTried, change, tried, leave } = useDraft(draft, linkDraft)
  const problem = linkProblem(fields.href)
  useEffect(() => onClosed, [onClosed])
  return (
    <Dialog
      title={isNew ? 'Add link' : 'Edit link'}
      confirmLabel={isNew ? 'Add link' : 'Save link'}
      onCancel={leave}
      onConfirm={() => (problem === null ? onLink(linkTyped(fields.href)) : tried())}
      {...(isNew
        ? {}
        : {
            footer: (
              <>
                <Button onClick={onUnlink}>Remove link</Button>
                <Button type="submit" tone="solid">
                  Save link
                </Button>
              </>
            ),
          })}
    >
      <TextField
        label="Address"
        value={fields.href}
        onChange={(href) => change({ href })}
        error={hasTried ? (problem ?? undefined) : undefined}
        hint="A web page, an email address (mailto:), a phone number (tel:) or a page in Tenure (/)."
        placeholder="https://"
        maxLength={LINK_MAX}
        autoFocus
      />
    </Dialog>
  )
}
