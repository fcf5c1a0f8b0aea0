import { deliveries, type Payment } from '../payment.ts';
import { grouped, testCards } from '../test-cards.ts';
import { escapeHtml, page } from './html.ts';
import { languageOf, type PageLanguage, priceText, type TextKey, text } from './texts.ts';

const cardsOf = (language: PageLanguage): string =>
  testCards
    .map(
      ({ number, name }) =>
        `<button name="test_card" value="${number}"><bdi dir="ltr">${grouped(number)}</bdi><small>${text(language, `card.${name}` as TextKey)}</small></button>`,
    )
    .join('\n');

const deliveryOf = (language: PageLanguage): string => `<label>${text(language, 'delivery')}
<select name="delivery">${deliveries
  .map((name) => `<option value="${name}">${text(language, `delivery.${name}`)}</option>`)
  .join('')}</select></label>`;

const formOf = (language: PageLanguage, price: string): string => `<form method="post" autocomplete="off">
<label>${text(language, 'number')}<input class="number" name="number" inputmode="numeric" maxlength="32" placeholder="4242 4242 4242 4242"></label>
<div class="pair"><label>${text(language, 'expiry')}<input class="number" name="expiry" inputmode="numeric" maxlength="7" placeholder="12 / 34"></label>
<label>${text(language, 'cvc')}<input class="number" name="cvc" inputmode="numeric" maxlength="4" placeholder="123"></label></div>
${deliveryOf(language)}
<button class="main">${text(language, 'pay', { price })}</button>
<button class="plain" name="cancel" value="1">${text(language, 'cancel')}</button>
<h2>${text(language, 'cards')}</h2><div class="cards">${cardsOf(language)}</div></form>`;

/** Renders the payment page. `problem` is the error of the last card. */
export function payPage(payment: Payment, problem: TextKey | null): string {
  const language = languageOf(payment.language);
  const price = priceText(language, payment.amount, payment.currency);
  const alert = problem === null ? '' : `<p class="bad" role="alert">${text(language, problem)}</p>`;
  const head = `<h1>${text(language, 'title')}</h1><p class="price"><bdi>${escapeHtml(payment.productName)}</bdi> · <bdi>${price}</bdi></p>`;
  return page(language, text(language, 'title'), `${head}${alert}${formOf(language, price)}`);
}

/** Renders the bank's question to the card holder. */
export function challengePage(payment: Payment): string {
  const language = languageOf(payment.language);
  const price = priceText(language, payment.amount, payment.currency);
  const body = `<h1>${text(language, 'bank')}</h1><p class="price">${text(language, 'challenge', { price })}</p>
<form method="post"><button class="main" name="answer" value="yes">${text(language, 'confirm')}</button>
<button name="answer" value="no">${text(language, 'refuse')}</button></form>`;
  return page(language, text(language, 'bank'), body);
}

/** Renders the page of a paid or expired payment. */
export function closedPage(payment: Payment): string {
  const language = languageOf(payment.language);
  const state = payment.awaited ? 'processing' : payment.status === 'complete' ? 'paid' : 'closed';
  const backTo = payment.status === 'complete' ? payment.successUrl : payment.cancelUrl;
  const body = `<h1>${text(language, state)}</h1><p class="price"></p><a class="link main" href="${escapeHtml(backTo)}">${text(language, 'back')}</a>`;
  return page(language, text(language, 'title'), body);
}
