import { toDoGateway } from '../../infra/gateways/home/toDo.gateway.ts'
import { doingQuestion, toDoMachine } from '../../machines/home/toDo.machine.ts'
import type { ToDoPorts } from '../../machines/home/toDo.ports.ts'
import { provided } from '../../machines/kit/port.ts'
import { areaOf } from '../manifest.ts'

/** What is done from the to-do list, with its ports provided. */
export const toDoArea = ({ doToDo, snoozeToDo }: ToDoPorts) =>
  toDoMachine.provide({ actors: { confirmation: doingQuestion.provide(doToDo), snooze: provided(snoozeToDo) } })

/** Loaded once the list is there: to see it nobody waits for what can be done with it. */
export const area = areaOf({ machine: ({ run }) => toDoArea(toDoGateway(run)) })
