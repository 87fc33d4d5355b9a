import { useSelector } from '@xstate/react'
import { Eye, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import { denials } from '../../../domain/policies/denials.ts'
import { calledKind } from '../../../domain/policies/kindWords.ts'
import { mayReview } from '../../../domain/policies/lifecycle.ts'
import type { HrDocument } from '../../../domain/policies/nouns.ts'
import { outcomesOf } from '../../../domain/policies/writing.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import type { PolicyAutosaveActor } from '../../../machines/policies/policyAutosave.machine.ts'
import type { PolicyEditorActor } from '../../../machines/policies/policyEditor.machine.ts'
import type { PolicyPublishingActor } from '../../../machines/policies/policyPublishing.machine.ts'
import { textNow } from '../../../machines/policies/policyText.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { useFocusBack } from '../../kit/focusing.ts'
import { Page } from '../../kit/Page.tsx'
import { backTo, useAutosaveState } from './area.ts'
import { Conflict } from './Conflict.tsx'
import { FileInPlace } from './FileInPlace.tsx'
import { HeadingFields } from './HeadingFields.tsx'
import { Preview } from './Preview.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { SavingState, SavingTrouble } from './Saving.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsSummary, TemplateNotice } from './SettingsSummary.tsx'
import { TextEditor } from './TextEditor.tsx'

interface WritingPageProps {
  readonly editor: PolicyEditorActor
  readonly document: HrDocument
  readonly opensSettings: boolean
}

/** The text, what is known of it beside, and the way to its readers. */
export const WritingPage = ({ editor, document, opensSettings }: WritingPageProps) => {
  const autosave = useSelector(editor, ({ children }) => children.autosave as PolicyAutosaveActor | undefined)
  const publishing = useSelector(editor, ({ children }) => children.publishing as PolicyPublishingActor | undefined)
  const settings = useSelector(editor, ({ children }) => children.settings as RecordFormActor | undefined)
  useEffect(() => {
    if (opensSettings) editor.send({ type: 'settings.asked' })
  }, [editor, opensSettings])
  if (autosave === undefined) return null
  return (
    <>
      <Writing editor={editor} document={document} autosave={autosave} settings={settings} />
      {publishing === undefined ? null : <PublishDialog publishing={publishing} />}
    </>
  )
}

interface WritingProps {
  readonly editor: PolicyEditorActor
  readonly document: HrDocument
  readonly autosave: PolicyAutosaveActor
  readonly settings: RecordFormActor | undefined
}

const Writing = ({ editor, document, autosave, settings }: WritingProps) => {
  const title = useAutosaveState(autosave, ({ context }) => context.heading.title.trim())
  const isConflicting = useAutosaveState(autosave, (snapshot) => snapshot.hasTag('conflict'))
  const aside = useFocusBack<HTMLDivElement>(settings !== undefined)
  return (
    <Page
      title={title || `Untitled ${calledKind(document)}`}
      back={backTo(document)}
      description={
        <>
          {publicationStatus(document)} · <SavingState autosave={autosave} />
        </>
      }
      actions={
        isConflicting ? null : (
          <>
            <PreviewButton document={document} autosave={autosave} />
            <Publish editor={editor} document={document} />
          </>
        )
      }
    >
      {isConflicting ? (
        <Conflict autosave={autosave} />
      ) : (
        <div className={slot('writing', 'layout')}>
          <div>
            <SavingTrouble autosave={autosave} />
            <Heading autosave={autosave} />
            <Body editor={editor} document={document} autosave={autosave} />
          </div>
          <div ref={aside}>
            <TemplateNotice document={document} />
            {settings === undefined ? (
              <SettingsSummary document={document} onEdit={() => editor.send({ type: 'settings.asked' })} />
            ) : (
              <SettingsForm form={settings} document={document} />
            )}
          </div>
        </div>
      )}
    </Page>
  )
}

export const publicationStatus = ({ status, versionNo }: HrDocument): string =>
  status === 'draft' ? 'Draft' : status === 'archived' ? 'Archived' : `Version ${versionNo} is published`

/** Of what stands in the editor at this moment, saved or not. A file is read as it is. */
const PreviewButton = ({ document, autosave }: Pick<WritingProps, 'document' | 'autosave'>) => {
  const [shown, setShown] = useState<{ readonly title: string; readonly content: PolicyContent } | null>(null)
  const isFile = useAutosaveState(autosave, ({ context }) => context.shown.content === null)
  if (isFile) return null
  const show = () => {
    const { context } = autosave.getSnapshot()
    const content = textNow(context)
    const title = context.heading.title.trim() || `Untitled ${calledKind(document)}`
    setShown(content && { title, content })
  }
  return (
    <>
      <Button onClick={show}>
        <Eye aria-hidden="true" />
        Preview
      </Button>
      {shown === null ? null : <Preview document={document} {...shown} onClose={() => setShown(null)} />}
    </>
  )
}

const Publish = ({ editor, document }: Pick<WritingProps, 'editor' | 'document'>) => {
  const isUnsaved = useSelector(editor, ({ context }) => context.isUnsaved)
  const isGathering = useSelector(editor, (snapshot) => snapshot.matches({ writing: 'gathering' }))
  const [usual = 'unchanged'] = outcomesOf(document)
  const may = mayReview(
    { versionNo: document.versionNo, isArchived: document.status === 'archived' },
    document.draft ?? undefined,
    usual,
  )
  return (
    <Button
      tone={usual === 'unchanged' && !isUnsaved ? 'outline' : 'solid'}
      busy={isGathering}
      // What is being typed may be the first thing there is to publish.
      denied={may.allowed || (isUnsaved && may.because !== 'policyArchived') ? undefined : denials[may.because]}
      onClick={() => editor.send({ type: 'publishing.asked' })}
    >
      {isGathering ? null : <Send aria-hidden="true" />}
      {usual === 'unchanged' && !isUnsaved ? 'Review…' : 'Publish…'}
    </Button>
  )
}

const Heading = ({ autosave }: { readonly autosave: PolicyAutosaveActor }) => {
  const heading = useAutosaveState(autosave, ({ context }) => context.heading)
  return (
    <HeadingFields
      heading={heading}
      isStrict
      onChange={(change) => autosave.send({ type: 'heading.changed', change })}
    />
  )
}

/** The text, or the file in its place. */
const Body = ({ editor, document, autosave }: Omit<WritingProps, 'settings'>) => {
  const { generation, content } = useAutosaveState(autosave, ({ context }) => context.shown)
  if (content === null) return <FileInPlace editor={editor} />
  return (
    <TextEditor
      key={generation}
      content={content}
      label={`Text of the ${calledKind(document)}`}
      onOpen={(read) => autosave.send({ type: 'editor.opened', read })}
      onChange={() => autosave.send({ type: 'text.changed' })}
      onSave={() => autosave.send({ type: 'save.asked' })}
    />
  )
}
