import { escapeHtml, type SandboxSection } from './layout.ts';

interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const mailOf = ({ to, subject, text }: ShownMail): string => `<article>
<div><h3 dir="auto">${escapeHtml(subject)}</h3><small>To <bdi>${escapeHtml(to)}</bdi></small></div>
<pre dir="auto">${escapeHtml(text)}</pre></article>`;

/** Section of the mailbox, newest mail first. */
export const mailsSection = (mails: readonly ShownMail[]): SandboxSection => ({
  id: 'mails',
  title: 'Sandbox mailbox',
  html:
    mails.length === 0 ? '<p>No mail yet.</p>' : `<div class="grid">${mails.map(mailOf).join('\n')}</div>`,
});

/** Section with the link to the test cards and their payments. */
export const cardsSection: SandboxSection = {
  id: 'cards',
  title: 'Cards',
  html: `<p>Test numbers stand on the payment page itself. <a href="/sandbox/cards">All payments</a>, with refunds and disputes.</p>`,
};
