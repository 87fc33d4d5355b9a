import type { DemoCompany } from '../demoTenant.ts'
import { positionTemplates } from './positionTemplates.ts'
import { reviewTemplates } from './reviewTemplates.ts'

export const company: DemoCompany = {
  groups: [
    {
      name: 'Asset Managers',
      features: [{ featureId: 'assetManagerManage', actions: ['View', 'Use', 'Modify', 'Create', 'Delete'] }],
      members: ['bronwyn.griffiths'],
    },
    {
      name: 'Policy Editors',
      features: [{ featureId: 'companyPoliciesManage', actions: ['View', 'Use', 'Modify', 'Create', 'Delete'] }],
      members: ['grace.kimathi', 'leilani.faleolo'],
    },
    {
      name: 'Template Authors',
      features: [{ featureId: 'positionTemplatesManage', actions: ['View', 'Use', 'Modify', 'Create'] }],
      members: ['leilani.faleolo', 'isaac.mwangi'],
    },
    {
      name: 'Yard Team',
      features: [
        { featureId: 'assetManagerManage', actions: ['Use'] },
        { featureId: 'positionTemplatesManage', actions: ['Use'] },
      ],
      members: ['yuri', 'tariq.rahmani', 'sam.whitlock'],
    },
    {
      name: 'Auditors',
      features: [
        { featureId: 'assetManagerManage', actions: ['View'] },
        { featureId: 'companyPoliciesManage', actions: ['View'] },
        { featureId: 'positionTemplatesManage', actions: ['View'] },
      ],
      members: [],
    },
  ],
  categories: ['Safety', 'Delivery', 'Quality', 'Clients', 'People', 'Growth', 'Environment'],
  meetingLocations: [
    ['Boardroom', 'Head Office, level 3. Seats twelve; book the screen at reception.'],
    ['Site Office KP', 'Kangaroo Point, the blue container beside gate 2.'],
    ['Lunch Room', 'Head Office, ground floor.'],
    ['Phone Call', ''],
    ['Video Call', 'The link is in the invitation.'],
    ['Cafe across the road', 'For conversations better had away from the desks.'],
  ],
  coreValues: [
    ['Safe Every Day', 'Nobody gets hurt for a deadline. Anyone may stop the job, and is thanked for it.'],
    ['Say It Straight', 'We tell each other what we see, early and to the face, with respect.'],
    ['Finish What We Start', 'A job is done when the defects are closed and the site is clean.'],
    ['Look After Each Other', 'We notice when a mate is not right, and we ask.'],
    ['Leave It Better', 'Every site, every tool and every process is handed on in better shape than we got it.'],
  ],
  discussionPoints: [
    ['How is your workload, on a normal week and on the worst one?', 1],
    ['How do you get on with the people you work with most?', 1],
    ['Which training or ticket would help you most this year?', 1],
    ['How are you, at work and outside of it?', 1],
    ['What should we start, stop or keep doing on site?', 1],
    ['How likely is it that this person leaves within a year, and why?', 3],
    ['Is the pay still right for the work done?', 3],
    ['Are there concerns that have to be raised in this meeting?', 3],
    ['Who could step into this role, and what do they still need?', 3],
  ],
  reviewTemplates,
  positionTemplates,
}
