import { feedbackGateway } from '../../infra/gateways/home/feedback.gateway.ts'
import { feedbackMachine } from '../../machines/home/feedback.machine.ts'
import type { FeedbackPorts } from '../../machines/home/home.ports.ts'
import { provide } from '../../machines/kit/port.ts'
import { pages } from '../../ui/home/feedback/group.tsx'
import { area } from '../manifest.ts'

/** The feedback page's machine, loaded with the page. */
export const feedbackArea = (ports: FeedbackPorts) => feedbackMachine.provide({ actors: provide(ports) })

/** This file carries its build's hash; feedback says which build it is about. */
const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

/** The page's screen and machine, which come together in one file. */
export const feedback = area({
  pages,
  machine: ({ run }) => feedbackArea(feedbackGateway(run)),
  input: () => ({ version: build }),
})
