import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import styles from './ItemParts.module.css';

const items = [{ id: 'invoices', label: 'Invoices', children: [{ id: 'may', label: 'May.pdf' }] }];

const parts = {
  root: styles.root,
  content: styles.content,
  iconContainer: styles.iconContainer,
  checkbox: styles.checkbox,
  label: styles.label,
  groupTransition: styles.groupTransition,
};

export default function ItemParts() {
  return (
    <div className={styles.demo}>
      <RichTreeView
        checkboxSelection
        aria-label="Item with outlined parts"
        items={items}
        slotProps={{ item: { classes: parts } }}
        defaultExpandedItems={['invoices']}
        className={styles.tree}
      />
      <ul className={styles.legend}>
        {Object.entries(parts).map(([name, outline]) => (
          <Typography key={name} component="li" variant="body2" noWrap>
            <span className={`${styles.sample} ${outline}`} />
            {name}
          </Typography>
        ))}
      </ul>
    </div>
  );
}
