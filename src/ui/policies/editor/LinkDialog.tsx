import { useState } from 'react'
import { LINK_MAX, linkProblem, linkTyped } from '../../../domain/policies/content/links.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { TextField } from '../../kit/TextField.tsx'

interface LinkDialogProps {
  /** Of the link that is there; empty for a new one. */
  readonly href: string
  readonly onLink: (href: string) => void
  readonly onUnlink: () => void
  readonly onCancel: () => void
}

export const LinkDialog = ({ href, onLink, onUnlink, onCancel }: LinkDialogProps) => {
  const [typed, setTyped] = useState(href)
  const [wasAsked, setAsked] = useState(false)
  const problem = linkProblem(typed)
  const isNew = href === ''
  return (
    <Dialog
      title={isNew ? 'Add link' : 'Edit link'}
      confirmLabel={isNew ? 'Add link' : 'Save link'}
      onCancel={onCancel}
      onConfirm={() => (problem === null ? onLink(linkTyped(typed)) : setAsked(true))}
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
        value={typed}
        onChange={setTyped}
        error={wasAsked ? (problem ?? undefined) : undefined}
        hint="A page of the web, a mailbox (mailto:), a telephone (tel:) or a page of Tenure (/)."
        placeholder="https://"
        maxLength={LINK_MAX}
        autoFocus
      />
    </Dialog>
  )
}
