import * as Result from 'effect/Result'
import { feedbackGateway } from '../../infra/gateways/home/feedback.gateway.ts'
import { feedbackMachine } from '../../machines/home/feedback.machine.ts'
import type { FeedbackPorts } from '../../machines/home/home.ports.ts'
import { feedbackPageMachine } from '../../machines/home/inbox/feedbackPage.machine.ts'
import type { InboxPorts } from '../../machines/home/inbox/inbox.ports.ts'
import { feedbackAnswer, feedbackInbox, sentFeedback } from '../../machines/home/inbox/parts.ts'
import { provided } from '../../machines/kit/port.ts'
import { pages } from '../../ui/home/feedback/group.tsx'
import { areaOf } from '../manifest.ts'

/** The feedback page's machines, loaded with the page, with their ports provided. */
export const feedbackArea = (ports: FeedbackPorts & InboxPorts) =>
  feedbackPageMachine.provide({
    actors: {
      writing: feedbackMachine.provide({ actors: { sendFeedback: provided(ports.sendFeedback) } }),
      // How many there are nobody is shown.
      sent: sentFeedback.provide({ load: ports.loadSent, count: async () => Result.succeed(0) }),
      inbox: feedbackInbox.provide({ load: ports.loadInbox, count: ports.countInbox }),
      answer: feedbackAnswer.provide(ports.loadFeedback, ports.saveAnswer),
    },
  })

/** This file carries its build's hash; feedback says which build it is about. */
const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

/** The page's screen and machine, which come together in one file. */
export const area = areaOf({
  pages,
  machine: ({ run }) => feedbackArea(feedbackGateway(run)),
  input: () => ({ version: build }),
})
