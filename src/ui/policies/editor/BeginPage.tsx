import { useSelector } from '@xstate/react'
import { FileUp, LayoutTemplate, PencilLine } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { HrDocumentId } from '../../../domain/kernel/ids.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { editorWording } from '../../../domain/policies/editorWording.ts'
import { POLICY_FILE_MAX_PAGES } from '../../../domain/policies/files.ts'
import { asksForAgreement, DOCUMENT_TYPE, POLICY_TYPE } from '../../../domain/policies/kinds.ts'
import { calledKind, kindMeanings, kindNames } from '../../../domain/policies/kindWords.ts'
import type { HrDocumentType } from '../../../domain/policies/nouns.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import type { FileUploadActor } from '../../../machines/kit/fileUpload.machine.ts'
import { askToLeave } from '../../../machines/kit/unsaved.ts'
import type { PolicyBeginningActor, Way } from '../../../machines/policies/policyBeginning.machine.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FilePanel } from '../../kit/FilePanel.tsx'
import { useFileUpload } from '../../kit/fileUpload.ts'
import { useFocusInForm } from '../../kit/focusing.ts'
import { useLocale } from '../../kit/locale.ts'
import { Page } from '../../kit/Page.tsx'
import { RadioField } from '../../kit/RadioField.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Columns, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useMayManage } from '../area.ts'
import { useBeginning } from './area.ts'
import { HeadingFields } from './HeadingFields.tsx'
import { TemplateGallery } from './TemplateGallery.tsx'

/** § 2.1 hrDocumentCreate: three ways to begin. */
export const BeginPage = () => (
  <Page
    title={places.hrDocumentCreate.title}
    description="Only people who manage HR documents can see it before it is published."
    back={{ href: pathTo('hrDocuments'), label: 'Back to HR documents' }}
  >
    {useMayManage('Create') ? (
      <Opened />
    ) : (
      <EmptyState title="You cannot create one yet">{editorWording.notToBegin}</EmptyState>
    )}
  </Page>
)

const Opened = () => {
  const [id] = useState(() => crypto.randomUUID() as HrDocumentId)
  const beginning = useBeginning(id)
  return beginning === undefined ? <Skeleton height={160} /> : <Begin beginning={beginning} />
}

const Begin = ({ beginning }: { readonly beginning: PolicyBeginningActor }) => {
  const upload = useSelector(beginning, ({ children }) => children.upload as FileUploadActor | undefined)
  const at = useSelector(beginning, ({ value }) => value)
  switch (at) {
    case 'choosing':
      return <Ways beginning={beginning} />
    case 'writing':
    case 'creating':
      return <Writing beginning={beginning} />
    case 'uploading':
      return upload === undefined ? null : <Uploading upload={upload} />
    case 'begun':
      return <Skeleton height={160} />
    default:
      return <TemplateGallery beginning={beginning} />
  }
}

interface WayOffered {
  readonly way: Way
  readonly title: string
  readonly meaning: (kind: HrDocumentType) => string
  readonly verb: (kind: HrDocumentType) => string
  readonly icon: ReactNode
}

const ways: ReadonlyArray<WayOffered> = [
  {
    way: 'write',
    title: 'Write it',
    meaning: () => 'Start with an empty page. It saves as you type.',
    verb: (type) => `Write a ${calledKind({ type })}`,
    icon: <PencilLine aria-hidden="true" />,
  },
  {
    way: 'upload',
    title: 'Upload a PDF',
    meaning: (type) =>
      `Use a file you have. People read it as it is${asksForAgreement({ type }) ? ', and agree to it' : ''}.`,
    verb: () => 'Choose a file',
    icon: <FileUp aria-hidden="true" />,
  },
  {
    way: 'template',
    title: 'Start from a template',
    meaning: () => 'Start from a ready-made text and adapt it.',
    verb: () => 'See the templates',
    icon: <LayoutTemplate aria-hidden="true" />,
  },
]

const kinds = ([POLICY_TYPE, DOCUMENT_TYPE] as const).map((kind) => ({
  value: String(kind),
  label: kindNames[kind],
  hint: kindMeanings[kind],
}))

const Ways = ({ beginning }: { readonly beginning: PolicyBeginningActor }) => {
  const kind = useSelector(beginning, ({ context }) => context.kind)
  const choose = (chosen: string) =>
    beginning.send({ type: 'kind.chosen', kind: chosen === String(DOCUMENT_TYPE) ? DOCUMENT_TYPE : POLICY_TYPE })
  return (
    <Stack gap={4}>
      <RadioField label="What is it?" choices={kinds} value={String(kind)} onChange={choose} />
      <Columns of="whole">
        {ways.map(({ way, title, meaning, verb, icon }) => (
          <Section key={way}>
            <Stack gap={3} align="start">
              {icon}
              <div>
                <Text as="h2" style="heading">
                  {title}
                </Text>
                <Text tone="muted">{meaning(kind)}</Text>
              </div>
              <div style={{ marginTop: 'auto' }}>
                <Button onClick={() => beginning.send({ type: 'way.chosen', way })}>{verb(kind)}</Button>
              </div>
            </Stack>
          </Section>
        ))}
      </Columns>
    </Stack>
  )
}

const Writing = ({ beginning }: { readonly beginning: PolicyBeginningActor }) => {
  const heading = useSelector(beginning, ({ context }) => context.heading)
  const wasAsked = useSelector(beginning, ({ context }) => context.wasAsked)
  const refusal = useSelector(beginning, ({ context }) => context.refusal)
  const isBusy = useSelector(beginning, (snapshot) => snapshot.hasTag('busy'))
  const form = useRef<HTMLFormElement>(null)
  useFocusInForm(form)
  const create = (event: FormEvent) => {
    event.preventDefault()
    beginning.send({ type: 'creation.asked' })
  }
  return (
    <Section title="Write it">
      <form ref={form} className={slot('form', 'root')} noValidate onSubmit={create}>
        <HeadingFields
          heading={heading}
          isStrict={wasAsked}
          onChange={(change) => beginning.send({ type: 'heading.changed', change })}
        />
        {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
        <div className={slot('form', 'ending')}>
          <Button onClick={() => askToLeave(beginning, { type: 'way.left' })}>Back</Button>
          <Button type="submit" tone="solid" busy={isBusy}>
            Start writing
          </Button>
        </div>
      </form>
    </Section>
  )
}

const Uploading = ({ upload }: { readonly upload: FileUploadActor }) => (
  <Stack gap={3}>
    <FilePanel
      {...useFileUpload(upload)}
      title="Upload a PDF"
      secondary={{ label: 'Back', onPress: () => askToLeave(upload, { type: 'upload.left' }) }}
      primary={{ label: 'Upload', onPress: () => upload.send({ type: 'upload.asked' }) }}
    />
    <Text tone="muted">
      Up to {writtenNumber(useLocale(), POLICY_FILE_MAX_PAGES)} pages, with no password, attachments or scripts. The
      file name becomes the title, which you can change.
    </Text>
  </Stack>
)
