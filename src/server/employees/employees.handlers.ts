import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { EmployeesGroup } from '../../contract/employees.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { answer, read } from '../http/calls.ts'
import { jsonReply, reply } from '../http/envelope.ts'
import { rowsOf } from '../store/database.ts'
import { showAvatar, uploadAvatar } from './avatar.handlers.ts'
import { seen } from './changes.ts'
import { directory } from './directory.store.ts'
import { employee } from './employees.store.ts'
import { changeFieldRights, showFieldRights } from './fieldRights.handlers.ts'
import { createEmployee, isEmailAddressInUse } from './joining.handlers.ts'
import { keepEmployed, remove, terminate } from './leaving.handlers.ts'
import { loggedInAs } from './loggedIn.ts'
import { changeBasicInfo, changeEmployee, changeTags, changeWork } from './profile.handlers.ts'
import {
  changeEmergency,
  changeHrPolicies,
  changeOther,
  changePersonal,
  showEmergency,
} from './profileSections.handlers.ts'
import { showTeam } from './team.ts'

const calls = EmployeesGroup.endpoints

/** § 7 GET employeeMini */
const list = answer(calls.list, function* () {
  const caller = yield* CurrentCaller
  const [row] = yield* rowsOf(caller, directory(caller))
  return jsonReply(row?.body ?? '[]')
})

/** § 7 GET employees/loggedInEmployee */
const loggedIn = answer(calls.loggedIn, function* ({ query }) {
  const caller = yield* CurrentCaller
  return reply(yield* loggedInAs(caller, query.includeUnderlings === 'true'))
})

/** § 7 GET employees/{id} */
const readOne = read(calls.read, function* ({ params: { id } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  return employee(caller, id)
})

export const employeesHandlers = HttpApiBuilder.group(Api, 'employees', (handlers) =>
  handlers.handleAll({
    list,
    loggedIn,
    team: showTeam,
    read: readOne,
    create: createEmployee,
    update: changeEmployee,
    remove,
    isEmailAddressInUse,
    updateBasicInfo: changeBasicInfo,
    updateWork: changeWork,
    updateTags: changeTags,
    updatePersonal: changePersonal,
    updateEmergency: changeEmergency,
    updateHrPolicies: changeHrPolicies,
    updateOther: changeOther,
    emergency: showEmergency,
    fieldRights: showFieldRights,
    updateFieldRights: changeFieldRights,
    terminate,
    keepEmployed,
    avatar: showAvatar,
    uploadAvatar,
  }),
)
