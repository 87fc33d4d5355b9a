import { feedbackMachine } from './machines/home/feedback.machine.ts'
import type { FeedbackPorts } from './machines/home/home.ports.ts'
import { plug } from './machines/kit/port.ts'

/** The feedback page's machine, loaded with the page. */
export const feedbackArea = (ports: FeedbackPorts) => feedbackMachine.provide({ actors: plug(ports) })
