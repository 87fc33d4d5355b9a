import { useState } from 'react'
import type { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import { asksForAgreement } from '../../../domain/policies/kinds.ts'
import type { HrDocument } from '../../../domain/policies/nouns.ts'
import { readingMinutes } from '../../../domain/policies/readingTime.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { Text } from '../../kit/Text.tsx'
import { AskingBar } from '../AgreeBar.tsx'
import { PolicyText } from '../PolicyText.tsx'

interface PreviewProps {
  readonly document: Pick<HrDocument, 'type' | 'versionNo'>
  readonly title: string
  readonly content: PolicyContent
  readonly onClose: () => void
}

/** What stands in the editor, as its readers will have it, up to the bar in which they agree; here nobody can. */
export const Preview = ({ document, title, content, onClose }: PreviewProps) => {
  const [isNarrow, setNarrow] = useState(false)
  return (
    <Dialog
      title="Preview"
      width={860}
      confirmLabel="Close"
      onConfirm={onClose}
      onCancel={onClose}
      footer={
        <Button type="submit" tone="solid">
          Close
        </Button>
      }
    >
      <div className={slot('writing', 'wide')}>
        <Button size="sm" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          Show as on a phone
        </Button>
      </div>
      <div className={slot('writing', 'preview')} data-narrow={isNarrow || undefined}>
        <Text as="h2" style="title">
          {title}
        </Text>
        <Text style="small" tone="muted">
          {`Version ${document.versionNo + 1} · ${readingMinutes(content)} min read`}
        </Text>
        <PolicyText content={content} />
        {asksForAgreement(document) ? (
          <AskingBar versionNo={document.versionNo + 1}>
            <Button tone="solid" denied="This is a preview. Readers agree here.">
              I have read and agree
            </Button>
          </AskingBar>
        ) : null}
      </div>
    </Dialog>
  )
}
