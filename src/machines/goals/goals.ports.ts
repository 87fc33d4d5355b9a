import type { GoalListing } from '../../domain/goals/listing.ts'
import type {
  Goal,
  GoalCounts,
  GoalGroup,
  GoalReminders,
  GoalRow,
  GoalsContinued,
  GoalsGiven,
  GoalsMade,
  GoalsTakenBack,
  GoalTemplate,
  GoalUpdate,
  NewGoal,
  NewGoalComment,
  NewProgressUpdate,
  TreeGoal,
} from '../../domain/goals/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, GoalActId, GoalCommentId, GoalId } from '../../domain/kernel/ids.ts'
import type { ContentTemplatePorts } from '../kit/contentTemplates.ts'
import type { Port } from '../kit/port.ts'
import type { CountRows, LoadWindow } from '../kit/windowedList.ts'

interface OfPerson {
  readonly id: EmployeeId
}

interface OfGoal extends OfPerson {
  readonly goalId: GoalId
}

interface UnderGoal {
  readonly goalId: GoalId
}

export type GoalPorts = ContentTemplatePorts<GoalTemplate> & {
  loadGoals: Port<OfPerson, ReadonlyArray<Goal>, Failure>
  loadGoal: Port<OfGoal, Goal, Failure>
  addGoal: Port<OfPerson & { readonly goal: NewGoal }, Goal, Failure>
  saveGoal: Port<OfGoal & { readonly change: GoalUpdate }, Goal, Failure>
  removeGoal: Port<OfGoal & { readonly version: number }, void, Failure>
  findGoal: Port<UnderGoal, Goal, Failure>
  loadListed: LoadWindow<GoalListing, GoalRow>
  countListed: CountRows<GoalListing>
  loadGroups: Port<GoalListing, ReadonlyArray<GoalGroup>, Failure>
  loadCounts: Port<void, GoalCounts, Failure>
  loadTree: Port<object, ReadonlyArray<TreeGoal>, Failure>
  downloadList: Port<{ readonly question: GoalListing }, void, Failure>
  downloadDueDays: Port<void, void, Failure>
  updateProgress: Port<UnderGoal & { readonly update: NewProgressUpdate }, Goal, Failure>
  addComment: Port<UnderGoal & { readonly comment: NewGoalComment }, Goal, Failure>
  removeComment: Port<UnderGoal & { readonly id: GoalCommentId }, Goal, Failure>
  giveGoals: Port<GoalsGiven, GoalsMade, Failure>
  continueGoals: Port<GoalsContinued, GoalsMade, Failure>
  loadReminders: Port<void, GoalReminders, Failure>
  saveReminders: Port<GoalReminders, GoalReminders, Failure>
  takeBack: Port<{ readonly id: GoalActId }, GoalsTakenBack, Failure>
}
