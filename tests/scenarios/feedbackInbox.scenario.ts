import type { AnyMachineSnapshot } from 'xstate'
import { answerFields } from '../../src/domain/home/inbox/answer.fields.ts'
import type { KeptFeedback } from '../../src/domain/home/inbox/nouns.ts'
import type { InboxQuestion } from '../../src/domain/home/inbox/question.ts'
import type { FeedbackId } from '../../src/domain/kernel/ids.ts'
import { feedbackPageMachine } from '../../src/machines/home/inbox/feedbackPage.machine.ts'
import {
  feedbackAnswer as answer,
  feedbackInbox as inbox,
  sentFeedback as sent,
} from '../../src/machines/home/inbox/parts.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { breaks, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'
import { theSettings } from './settingsCases.ts'
import { windowedList } from './windowedLists.ts'

export const idAt = (place: number): FeedbackId =>
  `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}` as FeedbackId

export const feedbackAt = (place: number): KeptFeedback => ({
  id: idAt(place),
  version: 1,
  number: place,
  kind: 'idea',
  message: 'Show the tide on the home page',
  page: '/goals',
  productVersion: 'b1',
  by: { id: employeeIds.employee, fullName: samples.eve.fullName },
  sentUtc: '2026-11-20T02:00:00.000Z',
  status: 'received',
  answer: '',
  answeredBy: null,
  answeredUtc: null,
})

const idOf = ({ id }: KeptFeedback) => id

export const sentFeedback: Scenario = {
  ...windowedList(sent.machine, { search: '' }, { other: { search: 'tide' }, rowAt: feedbackAt, idOf }),
  unreachable: {
    'sentFeedback.reading.open · list.asked → sentFeedback.reading.open.loading': 'It is narrowed by nothing.',
  },
}

const usual: InboxQuestion = { search: '', status: null }
const done: InboxQuestion = { search: '', status: 'done' }

export const feedbackInbox: Scenario = windowedList(inbox.machine, usual, { other: done, rowAt: feedbackAt, idOf })

const { id: _, ...one } = feedbackAt(1)
const kept = { ...one, feedback: idAt(1), id: 'settings' }

export const feedbackAnswer: Scenario = theSettings(answer.machine, kept)

export const feedbackAnswerForm: Scenario = {
  machine: answer.form.machine,
  variants: [
    aForm(answer.form, {
      label: 'an answer to feedback',
      scope: null,
      base: kept,
      blank: answerFields.blank,
      typed: {
        'it is done': { status: 'done', answer: 'From the next version on' },
        'it is declined without a word': { status: 'declined', answer: '' },
        'it is as it was': { status: 'received', answer: '' },
      },
      field: 'answer',
      saved: { ...kept, status: 'done', version: 2 },
      theirs: { ...kept, status: 'inProgress', version: 2 },
    }),
  ],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const feedbackPage: Scenario = {
  machine: feedbackPageMachine,
  variants: [
    {
      label: 'feedback',
      input: { version: '1' },
      cases: {
        ...says('feedback.changed', { 'something was sent': {} }),
        ...Object.assign({}, ...['writing', 'sent', 'inbox', 'answer'].map((id) => breaks(id, isWhole))),
      },
    },
  ],
}
