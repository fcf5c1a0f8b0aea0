import { OperatorTerms } from '../../../../game/offers/terms/operator-terms.tsx';
import { TermsPlates } from '../../../../game/offers/terms/terms-plates.tsx';
import { usePriceText } from '../../../../game/offers/terms/use-price-text.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import type { Product } from '../../checkout/packages-query.ts';
import { useCardCheckout } from '../../checkout/use-card-checkout.ts';
import styles from './upgrade-plan.module.css';
import type { PaymentMethod } from './use-payment-methods.ts';

function ByCard({ product }: { readonly product: Product }) {
  const { t } = useI18n();
  const priceText = usePriceText();
  const { busyWith, pay } = useCardCheckout();
  const { benefit, price } = product;
  const days = benefit.kind === 'plus' ? benefit.days : 0;
  return (
    <>
      <TermsPlates
        price={t('price.forDays', { price: priceText(price), days })}
        stop={t('price.endsItself')}
      />
      <Button
        variant="plus"
        isWide
        isBusy={busyWith === product.id}
        onClick={() => pay({ packageId: 'plus', product })}
      >
        {t('store.getPlus')}
      </Button>
      <p>{t('store.cardNote')}</p>
    </>
  );
}

/** Price, cancellation and button of the chosen payment method. */
export function PlanFoot({ method }: { readonly method: PaymentMethod }) {
  const { t } = useI18n();
  return (
    <div className={styles.foot}>
      {'product' in method ? (
        <ByCard product={method.product} />
      ) : (
        <>
          <OperatorTerms operator={method.operator} />
          <ButtonLink variant="plus" isWide to={`/store/iraq/${method.operator.slug}/subscribe`}>
            {t('store.getPlus')}
          </ButtonLink>
          <p>{t('store.operatorNote')}</p>
        </>
      )}
    </div>
  );
}
