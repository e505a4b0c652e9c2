import type { LegalDocument } from './legal-document.ts';
import { MessageRetention } from './message-retention.tsx';

export const privacyPolicy: LegalDocument = {
  group: 'privacy',
  title: 'privacy.title',
  description: 'privacy.description',
  lede: 'privacy.lede',
  changedOn: '2026-11-19',
  sections: [
    {
      id: 'essentials',
      title: 'privacy.essentials.title',
      blocks: [
        {
          list: [
            'privacy.essentials.i1',
            'privacy.essentials.i2',
            'privacy.essentials.i3',
            'privacy.essentials.i4',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'privacy.controller.title',
      blocks: [
        { text: 'privacy.controller.p1' },
        { text: 'privacy.controller.p2' },
        { text: 'privacy.controller.p3' },
      ],
    },
    {
      id: 'visit',
      title: 'privacy.visit.title',
      blocks: [
        { text: 'privacy.visit.p1' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.visit.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.visit.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.visit.kept' },
          ],
        },
      ],
    },
    {
      id: 'language',
      title: 'privacy.language.title',
      blocks: [
        { text: 'privacy.language.p1' },
        { text: 'privacy.language.p2' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.language.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.language.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.language.kept' },
          ],
        },
      ],
    },
    {
      id: 'statistics',
      title: 'privacy.statistics.title',
      blocks: [
        { text: 'privacy.statistics.p1' },
        { text: 'privacy.statistics.p2' },
        { text: 'privacy.statistics.p3' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.statistics.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.statistics.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.statistics.kept' },
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'privacy.account.title',
      blocks: [
        {
          list: [
            'privacy.account.i1',
            'privacy.account.i2',
            'privacy.account.i3',
            'privacy.account.i4',
            'privacy.account.i5',
            'privacy.account.i6',
          ],
        },
        { text: 'privacy.account.p1' },
        { text: 'privacy.account.p2' },
        { text: 'privacy.account.p3' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.account.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.account.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.account.kept' },
          ],
        },
      ],
    },
    {
      id: 'providers',
      title: 'privacy.providers.title',
      blocks: [
        { text: 'privacy.providers.p1' },
        { text: 'privacy.providers.p2' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.providers.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.providers.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.providers.kept' },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'privacy.contact.title',
      blocks: [
        { text: 'privacy.contact.p1' },
        { text: 'privacy.contact.p2' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.contact.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.contact.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.contact.kept' },
          ],
        },
      ],
    },
    {
      id: 'downloads',
      title: 'privacy.downloads.title',
      blocks: [
        { text: 'privacy.downloads.p1' },
        { text: 'privacy.downloads.p2' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.downloads.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.downloads.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.downloads.kept' },
          ],
        },
      ],
    },
    {
      id: 'newsletter',
      title: 'privacy.newsletter.title',
      blocks: [
        { text: 'privacy.newsletter.p1' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.newsletter.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.newsletter.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.newsletter.kept' },
          ],
        },
      ],
    },
    {
      id: 'abuse',
      title: 'privacy.abuse.title',
      blocks: [
        { text: 'privacy.abuse.p1' },
        { text: 'privacy.abuse.p2' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.abuse.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.abuse.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.abuse.kept' },
          ],
        },
      ],
    },
    {
      id: 'audit',
      title: 'privacy.audit.title',
      blocks: [
        { text: 'privacy.audit.p1' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.audit.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.audit.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.audit.kept' },
          ],
        },
      ],
    },
    {
      id: 'faults',
      title: 'privacy.faults.title',
      blocks: [
        { text: 'privacy.faults.p1' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.faults.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.faults.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.faults.kept' },
          ],
        },
      ],
    },
    {
      id: 'media',
      title: 'privacy.media.title',
      blocks: [
        { text: 'privacy.media.p1' },
        {
          facts: [
            { term: 'privacy.labels.why', detail: 'privacy.media.why' },
            { term: 'privacy.labels.basis', detail: 'privacy.media.basis' },
            { term: 'privacy.labels.kept', detail: 'privacy.media.kept' },
          ],
        },
      ],
    },
    {
      id: 'later',
      title: 'privacy.later.title',
      blocks: [
        { text: 'privacy.later.p1' },
        {
          list: [
            'privacy.later.i1',
            'privacy.later.i2',
            'privacy.later.i3',
            'privacy.later.i4',
            'privacy.later.i5',
          ],
        },
        { part: MessageRetention },
      ],
    },
    {
      id: 'recipients',
      title: 'privacy.recipients.title',
      blocks: [
        { text: 'privacy.recipients.p1' },
        { text: 'privacy.recipients.p2' },
        {
          list: [
            'privacy.recipients.i1',
            'privacy.recipients.i2',
            'privacy.recipients.i3',
            'privacy.recipients.i4',
            'privacy.recipients.i5',
          ],
        },
        { text: 'privacy.recipients.p3' },
      ],
    },
    {
      id: 'transfers',
      title: 'privacy.transfers.title',
      blocks: [{ text: 'privacy.transfers.p1' }],
    },
    {
      id: 'copies',
      title: 'privacy.copies.title',
      blocks: [{ list: ['privacy.copies.i1', 'privacy.copies.i2', 'privacy.copies.i3'] }],
    },
    {
      id: 'rights',
      title: 'privacy.rights.title',
      blocks: [
        {
          list: [
            'privacy.rights.i1',
            'privacy.rights.i2',
            'privacy.rights.i3',
            'privacy.rights.i4',
            'privacy.rights.i5',
            'privacy.rights.i6',
          ],
        },
        { text: 'privacy.rights.p1' },
      ],
    },
    {
      id: 'complaint',
      title: 'privacy.complaint.title',
      blocks: [{ text: 'privacy.complaint.p1' }],
    },
    { id: 'duty', title: 'privacy.duty.title', blocks: [{ text: 'privacy.duty.p1' }] },
    {
      id: 'decisions',
      title: 'privacy.decisions.title',
      blocks: [{ text: 'privacy.decisions.p1' }],
    },
    { id: 'children', title: 'privacy.children.title', blocks: [{ text: 'privacy.children.p1' }] },
    { id: 'changes', title: 'privacy.changes.title', blocks: [{ text: 'privacy.changes.p1' }] },
  ],
};
