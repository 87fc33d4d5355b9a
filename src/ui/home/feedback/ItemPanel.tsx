import { useSelector } from '@xstate/react'
import { useRouter } from 'wouter'
import { answerFields } from '../../../domain/home/inbox/answer.fields.ts'
import { feedbackTabs, referenceOf, statusNames, wording } from '../../../domain/home/inbox/inboxWording.ts'
import { type FeedbackStatus, statusesFrom } from '../../../domain/home/inbox/statuses.ts'
import { feedbackKinds } from '../../../domain/home/wording.ts'
import type { FeedbackId } from '../../../domain/kernel/ids.ts'
import type { AnsweredFeedback } from '../../../machines/home/inbox/inbox.ports.ts'
import { feedbackAnswer } from '../../../machines/home/inbox/parts.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { useNavigation } from '../../app/machines.tsx'
import { SettingsShown } from '../../app/SettingsShown.tsx'
import { useTimeZone } from '../../app/time.ts'
import { BackButton } from '../../kit/BackButton.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { TextLink } from '../../kit/LinkButton.tsx'
import { boundTo, RecordFormView } from '../../kit/RecordForm.tsx'
import { Section } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { aboutIn } from './aboutIn.ts'
import { useAnswer } from './area.ts'
import { StatusBadge } from './FeedbackCard.tsx'

/** Its arrow begins where the card below does. */
const inLine = { marginInlineStart: -13 }

interface ItemPanelProps {
  readonly item: FeedbackId
  /** The inbox as one has left it. */
  readonly back: string
}

/** One piece of feedback, to be answered. */
export const ItemPanel = ({ item, back }: ItemPanelProps) => (
  <>
    <div style={inLine}>
      <BackButton href={back} label={feedbackTabs.inbox} />
    </div>
    <SettingsShown key={item} settings={useAnswer()} subject={item} failed={wording.itemFailed}>
      {(form) => <Opened form={form} back={back} />}
    </SettingsShown>
  </>
)

const Opened = ({ form, back }: { readonly form: RecordFormActor; readonly back: string }) => {
  const navigation = useNavigation()
  const base = useSelector(form, feedbackAnswer.form.baseIn)
  if (base === null) return null
  return (
    <>
      <What feedback={base} />
      <Section title="Your answer" description="The sender can read this and is notified of status changes.">
        <RecordFormView
          form={form}
          of={feedbackAnswer.form}
          saveLabel="Save answer"
          called="This feedback"
          conflict={{ status: ({ status }) => statusNames[status] }}
          onCancel={() => navigation.send({ type: 'navigation.asked', to: back })}
        >
          {(fields) => (
            <>
              <SelectField
                label={answerFields.fields.status.label}
                value={fields.draft.status}
                choices={statusesFrom(base.status).map((value) => ({ value, label: statusNames[value] }))}
                error={fields.problems.status}
                onChange={(status) => fields.change({ status: status as FeedbackStatus })}
              />
              <TextArea {...boundTo(fields, 'answer')} hint="What you will do about it, or why not." />
            </>
          )}
        </RecordFormView>
      </Section>
    </>
  )
}

const What = ({ feedback }: { readonly feedback: AnsweredFeedback }) => {
  const { number, kind, message, by, sentUtc, page, productVersion, status } = feedback
  const timeZone = useTimeZone()
  const { parser } = useRouter()
  const about = aboutIn(parser, page === '' ? null : page)
  return (
    <Section title={`${referenceOf(number)} · ${feedbackKinds[kind]}`} action={<StatusBadge status={status} />}>
      <Text lines="kept">{message}</Text>
      <DescriptionList
        items={[
          { term: 'From', value: by?.fullName ?? 'Former employee' },
          { term: 'Sent', value: <DateText value={sentUtc} timeZone={timeZone} withTime /> },
          { term: 'About', value: about === null ? page : <TextLink href={about.path}>{about.title}</TextLink> },
          { term: 'Version', value: productVersion },
        ]}
      />
    </Section>
  )
}
